<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de"><context><name>Quay</name><message><source>Moor</source><translation>Festmachen</translation></message></context></TS>

<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE rosegarden-data><rosegarden-data version="20.12"/>

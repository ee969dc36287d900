<map version="1.0.1">
<node TEXT="Hull"><node TEXT="Planks"/></node>
</map>

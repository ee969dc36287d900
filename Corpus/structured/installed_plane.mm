<map version="freeplane 1.6.0">
<node LOCALIZED_TEXT="quay"/>
</map>

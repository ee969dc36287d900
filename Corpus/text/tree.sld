<StyledLayerDescriptor xmlns="http://www.opengis.net/sld">
<UserLayer/>
</StyledLayerDescriptor>

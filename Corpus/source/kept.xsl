<xsl:stylesheet xmlns:xsl="http://www.w3.org/TR/WD-xsl">
<xsl:template match="/"><B><xsl:value-of select="lamp"/></B></xsl:template>
</xsl:stylesheet>

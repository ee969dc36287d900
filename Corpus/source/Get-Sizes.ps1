#Requires -Version 5.1
<#
.SYNOPSIS
    Lists the largest files below a folder.
#>
[CmdletBinding()]
param(
    [Parameter(Mandatory = $true)]
    [string]$Path,
    [int]$Count = 10
)

Get-ChildItem -Path $Path -Recurse -File |
    Sort-Object -Property Length -Descending |
    Select-Object -First $Count |
    ForEach-Object {
        Write-Output ("{0,12:N0} {1}" -f $_.Length, $_.FullName)
    }

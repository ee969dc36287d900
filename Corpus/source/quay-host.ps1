Write-Host "All berths are free"

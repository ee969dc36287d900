param location string = resourceGroup().location
@description('How many berths the quay has')
param berths int = 4

resource store 'Microsoft.Storage/storageAccounts@2022-09-01' = {
  name: 'quay${uniqueString(resourceGroup().id)}'
  location: location
  kind: 'StorageV2'
  sku: {
    name: 'Standard_LRS'
  }
}

output storeName string = store.name

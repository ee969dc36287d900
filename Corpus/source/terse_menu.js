function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Harbour')
    .addItem('Count berths', 'countBerths')
    .addToUi();
}

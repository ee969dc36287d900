void main() {
  print('All berths are free');
}

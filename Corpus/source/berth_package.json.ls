name: 'berths'
version: '1.4.0'
keywords:
  'quay'
  'tide'
files:
  'lib'
  'README.md'
engines:
  node: '>= 18'

# What is built of the quay
{
  'variables': {
    'berths%': 4,
  },
  'targets': [
    {
      'target_name': 'quay',
      'type': 'executable',
      'sources': [ 'quay.cc', 'mole.cc' ],
    },
  ],
}

node default {
  notify { "hello ${::hostname}": }
}

node 'quay.example.org' {
  class { 'ntp':
    servers => [ '0.pool.ntp.org', '1.pool.ntp.org' ],
  }

  user { 'ann':
    ensure     => present,
    uid        => '1001',
    shell      => '/bin/bash',
    managehome => true,
  }

  exec { 'apt-get update':
    path    => ['/usr/bin', '/bin'],
    unless  => 'test -f /tmp/updated',
  }
  Exec['apt-get update'] -> Package <| |>
}

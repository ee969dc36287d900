# Installs the harbour service.
#
# @param port  where it listens
class harbour (
  Integer $port            = 8080,
  String[1] $version       = 'present',
  Boolean $manage_firewall = false,
) {
  include stdlib

  package { 'harbour':
    ensure => $version,
  }

  file { '/etc/harbour/harbour.conf':
    ensure  => file,
    owner   => 'root',
    mode    => '0644',
    content => template('harbour/harbour.conf.erb'),
    require => Package['harbour'],
    notify  => Service['harbour'],
  }

  service { 'harbour':
    ensure => running,
    enable => true,
  }

  if $facts['os']['family'] == 'Debian' {
    ensure_packages(['tides'])
  }
}

'use strict'

module.exports = {
  quay: 'north'
}

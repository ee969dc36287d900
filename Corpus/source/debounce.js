'use strict';

/** Calls `action` once, `delay` milliseconds after the last call. */
function debounce(action, delay) {
  let timer = null;
  return function (...args) {
    clearTimeout(timer);
    timer = setTimeout(() => action.apply(this, args), delay);
  };
}

class Field {
  constructor(element) {
    this.element = element;
    this.listeners = new Map();
  }

  on(name, listener) {
    const wrapped = debounce(listener, 150);
    this.listeners.set(name, wrapped);
    this.element.addEventListener(name, wrapped, { passive: true });
    return this;
  }
}

module.exports = { debounce, Field };

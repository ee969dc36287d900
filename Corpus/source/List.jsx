import React from 'react';

export function List({ title, items, onSelect }) {
  if (items.length === 0) {
    return <p className="empty">Nothing here yet.</p>;
  }
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} onClick={() => onSelect(item)}>
            {item.name}
          </li>
        ))}
      </ul>
    </section>
  );
}

// Reads the board: { string: string } of names and texts, { number: number } of berths.
'use strict';

function board(rows) {
  const text = { string: string, number: number };
  for (const row of rows) {
    text[row.key] = row.isName ? name(row) : string;
  }
  return text;
}

const string = 'free';
const number = 0;

module.exports = { board, label: string };

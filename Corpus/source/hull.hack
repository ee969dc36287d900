<?hh // strict

async function planks(): Awaitable<int> {
  return await (() ==> 40)();
}

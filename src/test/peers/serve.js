// node serve.js PEER PORT [DIRECTORY]: one peer as a process of its own.
const [peer, port, directory] = process.argv.slice(2);
const { serve } = await import(`./${peer}.js`);
await serve(Number(port), directory);
process.send?.("ready");

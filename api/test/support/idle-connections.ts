import { connect } from 'node:net';

// Opens the given number of connections, sends one request on each, prints a line when all are answered, and
// keeps them open until it is killed. A process of its own, because each end of a connection is an open file.

const [port, count] = process.argv.slice(2).map(Number);
const concurrency = 200;
let left = count ?? 0;
let answered = 0;

function open(): void {
  if (left === 0) return;
  left -= 1;
  const socket = connect(port ?? 0, '127.0.0.1');
  socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
  socket.once('data', () => {
    answered += 1;
    if (answered === count) console.log('all are answered');
    open();
  });
}

for (let opened = 0; opened < concurrency; opened++) open();

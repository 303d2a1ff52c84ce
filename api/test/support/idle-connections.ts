import { connect } from 'node:net';

// A process of its own, as each end of a connection counts as an open file: opens as many as it is
// told, asks once on each, says when all were answered, and then keeps them until it is killed.

const [port, count] = process.argv.slice(2).map(Number);
const atOnce = 200;
let left = count ?? 0;
let answered = 0;

function open(): void {
  if (left === 0) return;
  left -= 1;
  const socket = connect(port ?? 0, '127.0.0.1');
  socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
  socket.once('data', () => {
    answered += 1;
    if (answered === count) console.log('all were answered');
    open();
  });
}

for (let first = 0; first < atOnce; first++) open();

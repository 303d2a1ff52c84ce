/** hls.js has types for its whole, not for the half of it that we load. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}

/** hls.js has types for the full build; we load the light build. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}

import QRCode from 'qrcode';

/** Modules of white around the code. */
const quiet = 4;

/** A QR code that another phone reads from the screen: black on white in both colour schemes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = QRCode.create(text, { errorCorrectionLevel: 'L' }).modules;
  const path = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z` : '',
  ).join('');
  const side = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ display: 'block', inlineSize: 'min(100%, 420px)', background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

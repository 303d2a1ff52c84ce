import type { ClassPoster } from '@sabia/domain/classes/class.ts';

/** The link of a code with its QR code, as squares of a side of 1 (product.md CL3). */
export async function drawClassCode(code: string, publicUrl: string): Promise<ClassPoster> {
  // Most processes never draw one.
  const { default: QRCode } = await import('qrcode');
  const link = `${publicUrl}/turmas/entrar?codigo=${code}`;
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => modules.get(row, column)),
  );
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { code, link, size: modules.size, path: path.join('') };
}

/** Has the browser save a text (`type` such as `text/csv`) or bytes as a file. */
export function saveFile(
  content: string | Uint8Array<ArrayBuffer>,
  { name, type }: { name: string; type: string },
): void {
  const url = URL.createObjectURL(
    new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

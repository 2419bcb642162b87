/** Saves a text as a file, as a download. A CSV file begins with a byte order mark: without it Excel does not read UTF-8. */
export const saveText = (fileName: string, text: string, type: string): void => {
  const content = type.startsWith('text/csv') ? text.replace(/^\ufeff?/, '\ufeff') : text;
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** A file with its path inside what was dropped. */
export interface DroppedFile {
  path: string;
  content: File;
}

/** Files and, through folders, all files below them. The browser's lists die with the event: read them in it. */
export async function filesOf(transfer: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return [...transfer.files].map((file) => ({ path: file.name, content: file }));
  return (await Promise.all(entries.map((entry) => below(entry, "")))).flat();
}

/** Files of an `<input type="file">`; those of a folder keep their path in it. */
export const filesOfInput = (list: FileList | null): DroppedFile[] =>
  [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, content: file }));

async function below(entry: FileSystemEntry, folder: string): Promise<DroppedFile[]> {
  const path = `${folder}${entry.name}`;
  if (entry.isFile) {
    const content = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ path, content }];
  }
  const children = await childrenOf((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(children.map((child) => below(child, `${path}/`)))).flat();
}

/** A reader gives at most a hundred at a time; none means the end. */
async function childrenOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

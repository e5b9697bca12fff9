import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Room on a disk, in bytes. */
export interface Space {
  readonly free_bytes: number
  readonly total_bytes: number
}

const gigabyte = 2 ** 30

/** Below 2 GB, or 5 % of the disk. */
export const isLow = ({ free_bytes: free, total_bytes: total }: Space): boolean =>
  free < 2 * gigabyte || free < total / 20

/** Of the disk that holds the folder, or will. */
export async function spaceOf(folder: string): Promise<Space> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize }
  } catch (error) {
    if (folder === dirname(folder) || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return spaceOf(dirname(folder))
  }
}

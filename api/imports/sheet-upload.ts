import { limits } from '../http/limits.ts'
import { importLimits } from './limits.ts'

/** Options of a call that takes one sheet, in its field `file`. */
export const sheetUpload = {
  bodyBytes: importLimits.fileMb * 2 ** 20 + limits.multipartBytes,
  takesFiles: [{ field: 'file', maxSizeMb: importLimits.fileMb, most: 1 }],
}

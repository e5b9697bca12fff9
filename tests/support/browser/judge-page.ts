import { findBoxFaults } from './box-faults.ts'
import type { Visit } from './console.ts'
import { findAccessFaults } from './faults.ts'

/**
 * What is wrong with a page for those who see it, in a wide and in a narrow window, and for those who do not. The width
 * between is judged in the longest words, by the board's walk.
 */
export async function judgePage(visitor: Visit): Promise<readonly string[]> {
  // The frame of all pages is judged once, by the test of what they share.
  const access = await findAccessFaults(visitor, 'main')
  return [...access, ...(await findBoxFaults(visitor, [1440, 390]))]
}

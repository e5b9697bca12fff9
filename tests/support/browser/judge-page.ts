import { findBoxFaults } from './box-faults.ts'
import type { Visit } from './console.ts'
import { findAccessFaults } from './faults.ts'

/** What is wrong with a page for those who see it at any width, and for those who do not see it. */
export async function judgePage(visitor: Visit): Promise<readonly string[]> {
  // The frame of all pages is judged once, by the test of what they share.
  const access = await findAccessFaults(visitor, 'main')
  return [...access, ...(await findBoxFaults(visitor, [1440, 1024, 390]))]
}

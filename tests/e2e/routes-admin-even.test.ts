import { findAccessFaults } from '#tests/support/browser/faults.ts'
import { walkAs } from '#tests/support/browser/walk.ts'

// The frame of all pages is judged once, by the test of what they share.
walkAs('admin', { judge: (visitor) => findAccessFaults(visitor, 'main'), part: 0, of: 2 })

import { findBoxFaults } from '#tests/support/browser/box-faults.ts'
import { walkAs } from '#tests/support/browser/walk.ts'

// Khmer words are the longest.
walkAs('board', { language: 'km', judge: (visitor) => findBoxFaults(visitor, [1440, 1024, 390]) })

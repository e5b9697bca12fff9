import { findBoxFaults } from '#tests/support/browser/box-faults.ts'
import { walkAs } from '#tests/support/browser/walk.ts'

// Khmer words are the longest; the widest window is the administrator's.
walkAs('board', { language: 'km', judge: (visitor) => findBoxFaults(visitor, [1024, 390]) })

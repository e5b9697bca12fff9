import { findCutCells } from '#tests/support/browser/cut-cells.ts'
import { walkAs } from '#tests/support/browser/walk.ts'

// Khmer words are the longest.
walkAs('board', { language: 'km', judge: (visitor) => findCutCells(visitor, [1440, 1024]) })

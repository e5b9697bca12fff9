import { findCutCells } from '#tests/support/browser/cut-cells.ts'
import { walkAs } from '#tests/support/browser/walk.ts'

walkAs('manager', { judge: (visitor) => findCutCells(visitor, [1440, 1024]) })

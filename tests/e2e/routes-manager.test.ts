import { findBoxFaults } from '#tests/support/browser/box-faults.ts'
import { walkAs } from '#tests/support/browser/walk.ts'

walkAs('manager', { judge: (visitor) => findBoxFaults(visitor, [1440, 1024, 390]) })

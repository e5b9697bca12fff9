import { judgePage } from '#tests/support/browser/judge-page.ts'
import { walkAs } from '#tests/support/browser/walk.ts'

walkAs('admin', { judge: judgePage, part: 1, of: 2 })

import { walkAs } from '#tests/support/browser/walk.ts'

walkAs('manager', { listWidths: [1440, 1024] })

import { walkAs } from '#tests/support/browser/walk.ts'

walkAs('other')

import { walkAs } from '#tests/support/browser/walk.ts'

// The pages are the administrator's, and judged as theirs.
walkAs('manager')

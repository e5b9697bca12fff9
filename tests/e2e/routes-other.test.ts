import { walkAs } from '#tests/support/browser/walk.ts'

// The manager of the other building has the same screens.
walkAs('other', { until: 'heading' })

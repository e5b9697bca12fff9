import { walkAs } from '#tests/support/browser/walk.ts'

// The accessibility test judges each of these screens.
walkAs('admin', { until: 'heading' })

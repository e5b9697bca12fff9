import { expect, test } from 'vitest'
import { sample } from './derive/sample.fixture.ts'

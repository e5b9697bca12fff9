import type { ErrorCode } from '#core/vocabulary.ts'
import type { Limits } from '#core/wire/error.ts'

/** A task refused its input: an error code of the catalogue, with what its sentence may name. Crosses from the child process to the server. */
export class TaskFault extends Error {
  readonly code: ErrorCode
  readonly limits: Limits | undefined
  constructor(code: ErrorCode, limits?: Limits) {
    super(code)
    this.code = code
    this.limits = limits
  }
}

/** Why a child process ended before it answered: it took too long, held too much memory, or broke down. */
export type LossReason = 'time' | 'memory' | 'crash'

/** The child process that was working on a call is gone. The next call gets a new one. */
export class WorkerLost extends Error {
  readonly reason: LossReason
  constructor(reason: LossReason) {
    super(`a worker process was lost: ${reason}`)
    this.reason = reason
  }
}

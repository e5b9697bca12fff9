import { createContext, use } from 'react'

/** Sentences about what is wrong, by path: `phone_number`, `services.0.quantity`. */
export type PathErrors = Readonly<Record<string, readonly string[]>>

export const PathErrorsContext = createContext<PathErrors>({})

/** The id of the element that shows the error. */
export const errorId = (path: string) => `lobby-error-${path}`

export const usePathErrors = (path: string): readonly string[] => use(PathErrorsContext)[path] ?? []

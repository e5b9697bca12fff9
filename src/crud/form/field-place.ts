import { createContext } from 'react'

/** Tells the ids of a form's inputs from those of the form below it. */
export const FieldPlace = createContext('')

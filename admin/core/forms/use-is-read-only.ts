import { useFormState } from 'react-hook-form'

/** Whether the form around an input can only be read. */
export const useIsReadOnly = (): boolean => useFormState().disabled

import { z } from 'zod'

/** An object that the OpenAPI document has under a name of its own. */
export const named = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) => z.object(shape).meta({ id })

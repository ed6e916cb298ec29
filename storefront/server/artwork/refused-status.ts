/** The status with which a process says that what it opened is not what it should be; it has any other one for anything else. */
export const refusedStatus = 65;

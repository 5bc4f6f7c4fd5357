/** Installs packages of the system where the account may; false where not. */
export declare const aptInstall: (...packages: string[]) => boolean;

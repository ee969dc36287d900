/**
 * Berths of a harbour and the boats that lie in them.
 */
package org.example.harbour;

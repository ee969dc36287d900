// +build !windows

package hull

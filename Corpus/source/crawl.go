// Command crawl prints the sizes of the files below a directory.
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"log"
	"path/filepath"
	"sync"
)

type entry struct {
	path string
	size int64
}

func walk(root string, out chan<- entry, group *sync.WaitGroup) {
	defer group.Done()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err == nil {
			out <- entry{path, info.Size()}
		}
		return err
	})
	if err != nil {
		log.Print(err)
	}
}

func main() {
	flag.Parse()
	out := make(chan entry)
	var group sync.WaitGroup
	for _, root := range flag.Args() {
		group.Add(1)
		go walk(root, out, &group)
	}
	go func() { group.Wait(); close(out) }()
	for e := range out {
		fmt.Printf("%10d %s\n", e.size, e.path)
	}
}
